import { IDL } from '@dfinity/candid';
import { Principal } from '@dfinity/principal';
import fc, { type Arbitrary } from 'fast-check';

/** Random values of a Candid type in the shapes that `@dfinity/candid` encodes and decodes. */
export function valuesOf(type: IDL.Type, depth = 0): Arbitrary<unknown> {
    return type.accept(new ArbitraryVisitor(), depth);
}

/** Random values for a list of types: a method's arguments or results. */
export function valueListsOf(types: readonly IDL.Type[]): Arbitrary<unknown[]> {
    return fc.tuple(...types.map((type) => valuesOf(type)));
}

/** Beyond this depth recursive types end as soon as they can. */
const DEEPEST = 4;

const principals = fc.uint8Array({ minLength: 0, maxLength: 29 }).map((bytes) => Principal.fromUint8Array(bytes));
const texts = fc.string({ unit: 'binary', maxLength: 40 });

class ArbitraryVisitor extends IDL.Visitor<number, Arbitrary<unknown>> {
    override visitNull(): Arbitrary<unknown> {
        return fc.constant(null);
    }
    override visitReserved(): Arbitrary<unknown> {
        return fc.constant(null);
    }
    override visitBool(): Arbitrary<unknown> {
        return fc.boolean();
    }
    override visitText(): Arbitrary<unknown> {
        return texts;
    }
    override visitPrincipal(): Arbitrary<unknown> {
        return principals;
    }
    override visitNat(): Arbitrary<unknown> {
        return fc.oneof(fc.bigInt({ min: 0n, max: 300n }), fc.bigInt({ min: 0n, max: 2n ** 200n }));
    }
    override visitInt(): Arbitrary<unknown> {
        return fc.oneof(fc.bigInt({ min: -300n, max: 300n }), fc.bigInt({ min: -(2n ** 200n), max: 2n ** 200n }));
    }
    override visitFloat(type: IDL.FloatClass): Arbitrary<unknown> {
        return type._bits === 32 ? fc.float() : fc.double();
    }
    override visitFixedNat(type: IDL.FixedNatClass): Arbitrary<unknown> {
        const most = 2n ** BigInt(type._bits) - 1n;
        return type._bits === 64 ? fc.bigInt({ min: 0n, max: most }) : fc.integer({ min: 0, max: Number(most) });
    }
    override visitFixedInt(type: IDL.FixedIntClass): Arbitrary<unknown> {
        const half = 2n ** BigInt(type._bits - 1);
        return type._bits === 64 ? fc.bigInt({ min: -half, max: half - 1n }) : fc.integer({ min: -Number(half), max: Number(half) - 1 });
    }
    override visitOpt(_type: IDL.OptClass<unknown>, inner: IDL.Type, depth: number): Arbitrary<unknown> {
        if (depth > DEEPEST) return fc.constant([]);
        return fc.oneof(
            fc.constant([]),
            lazily(() => valuesOf(inner, depth + 1)).map((value) => [value])
        );
    }
    override visitVec(_type: IDL.VecClass<unknown>, inner: IDL.Type, depth: number): Arbitrary<unknown> {
        const maxLength = depth > DEEPEST ? 0 : 4;
        return fc
            .array(
                lazily(() => valuesOf(inner, depth + 1)),
                { maxLength }
            )
            .map((values) => asDecoded(inner, values));
    }
    override visitRecord(_type: IDL.RecordClass, fields: [string, IDL.Type][], depth: number): Arbitrary<unknown> {
        return fc.record(Object.fromEntries(fields.map(([name, type]) => [name, valuesOf(type, depth)])), { noNullPrototype: true });
    }
    override visitTuple(_type: IDL.TupleClass<unknown[]>, components: IDL.Type[], depth: number): Arbitrary<unknown> {
        return fc.tuple(...components.map((type) => valuesOf(type, depth)));
    }
    override visitVariant(_type: IDL.VariantClass, fields: [string, IDL.Type][], depth: number): Arbitrary<unknown> {
        const inhabited = fields.filter(([, type]) => type.name !== 'empty');
        const shallow = inhabited.filter(([, type]) => type instanceof IDL.PrimitiveType);
        const usable = depth > DEEPEST && shallow.length > 0 ? shallow : inhabited;
        return fc.oneof(...usable.map(([name, type]) => lazily(() => valuesOf(type, depth + 1)).map((value) => ({ [name]: value }))));
    }
    override visitRec<T>(_type: IDL.RecClass<T>, inner: IDL.ConstructType<T>, depth: number): Arbitrary<unknown> {
        return lazily(() => valuesOf(inner, depth + 1));
    }
    override visitFunc(): Arbitrary<unknown> {
        return fc.tuple(principals, texts);
    }
    override visitService(): Arbitrary<unknown> {
        return principals;
    }
}

function lazily(make: () => Arbitrary<unknown>): Arbitrary<unknown> {
    return fc.constant(null).chain(make);
}

/** Vectors of fixed-width integers come back as typed arrays. */
function asDecoded(element: IDL.Type, values: unknown[]): unknown {
    const bits = element instanceof IDL.FixedNatClass || element instanceof IDL.FixedIntClass ? element._bits : 0;
    if (bits === 0) return values;
    const signed = element instanceof IDL.FixedIntClass;
    if (bits === 64) return signed ? BigInt64Array.from(values as bigint[]) : BigUint64Array.from(values as bigint[]);
    const numbers = values as number[];
    if (bits === 8) return signed ? Int8Array.from(numbers) : Uint8Array.from(numbers);
    if (bits === 16) return signed ? Int16Array.from(numbers) : Uint16Array.from(numbers);
    return signed ? Int32Array.from(numbers) : Uint32Array.from(numbers);
}

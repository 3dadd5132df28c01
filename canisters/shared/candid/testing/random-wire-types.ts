import { IDL } from '@dfinity/candid';
import fc, { type Arbitrary } from 'fast-check';

/**
 * Random types that a message may have where `expected` is expected: mostly subtypes of it (extra fields, missing optional ones, fewer tags …),
 * sometimes types that fit no more, and other orders of the type table. Never nat where int is expected, which `@dfinity/candid` refuses
 * against the specification.
 */
export function wireTypesFor(expected: IDL.Type, depth = 0): Arbitrary<IDL.Type> {
    return expected.accept(new WireTypeVisitor(), depth).chain((type) => fc.boolean().map((moved) => (moved ? movedInTable(type) : type)));
}

/** For types that nothing asks for. */
const OTHER_TYPES: Arbitrary<IDL.Type> = fc.constantFrom<IDL.Type[]>(
    IDL.Null,
    IDL.Bool,
    IDL.Nat,
    IDL.Int,
    IDL.Nat8,
    IDL.Int64,
    IDL.Float64,
    IDL.Text,
    IDL.Principal,
    IDL.Reserved,
    IDL.Vec(IDL.Nat8),
    IDL.Vec(IDL.Text),
    IDL.Opt(IDL.Opt(IDL.Nat)),
    IDL.Record({}),
    IDL.Record({ extra: IDL.Text, more: IDL.Vec(IDL.Null) }),
    IDL.Tuple(IDL.Nat, IDL.Text),
    IDL.Variant({ extra: IDL.Null, other: IDL.Nat32 })
);

/** A recursive type gets its place in the table before its members, so wrapping a type that is not recursive moves it. */
function movedInTable(type: IDL.Type): IDL.Type {
    if (!(type instanceof IDL.ConstructType) || type instanceof IDL.RecClass) return type;
    const wrapper = IDL.Rec();
    wrapper.fill(type as IDL.ConstructType<unknown>);
    return wrapper;
}

class WireTypeVisitor extends IDL.Visitor<number, Arbitrary<IDL.Type>> {
    override visitType<T>(type: IDL.Type<T>): Arbitrary<IDL.Type> {
        return fc.constant(type);
    }
    override visitReserved(): Arbitrary<IDL.Type> {
        return OTHER_TYPES;
    }
    override visitOpt<T>(_type: IDL.OptClass<T>, inner: IDL.Type<T>, depth: number): Arbitrary<IDL.Type> {
        const fitting = wireTypesFor(inner, depth + 1);
        // `@dfinity/candid` fails on a composite type where an option of an option is expected.
        if (inner instanceof IDL.OptClass) return fitting.map((type) => IDL.Opt(type));
        return fc.oneof(
            { weight: 4, arbitrary: fitting.map((type) => IDL.Opt(type)) },
            { weight: 2, arbitrary: fitting },
            { weight: 1, arbitrary: OTHER_TYPES },
            { weight: 1, arbitrary: OTHER_TYPES.map((type) => IDL.Opt(type)) }
        );
    }
    override visitVec<T>(type: IDL.VecClass<T>, inner: IDL.Type<T>, depth: number): Arbitrary<IDL.Type> {
        return inner instanceof IDL.PrimitiveType && !(inner instanceof IDL.IntClass)
            ? fc.constant(type)
            : wireTypesFor(inner, depth + 1).map((element) => IDL.Vec(element));
    }
    override visitRecord(_type: IDL.RecordClass, fields: [string, IDL.Type][], depth: number): Arbitrary<IDL.Type> {
        const sent = fields.map(([name, type]) => wireFieldFor(name, type, depth));
        return fc.tuple(fc.tuple(...sent), extraFields()).map(([own, extra]) => IDL.Record(Object.fromEntries([...extra, ...own.flat()])));
    }
    override visitTuple<T extends unknown[]>(_type: IDL.TupleClass<T>, components: IDL.Type[], depth: number): Arbitrary<IDL.Type> {
        const own = components.map((type) => wireTypesFor(type, depth + 1));
        return fc.tuple(fc.tuple(...own), fc.array(OTHER_TYPES, { maxLength: 2 })).map(([sent, extra]) => IDL.Tuple(...sent, ...extra));
    }
    override visitVariant(_type: IDL.VariantClass, fields: [string, IDL.Type][], depth: number): Arbitrary<IDL.Type> {
        const inhabited = fields.filter(([, type]) => type.name !== 'empty');
        const tags = inhabited.map(([name, type]) => wireTypesFor(type, depth + 1).map((sent): [string, IDL.Type] => [name, sent]));
        return fc
            .tuple(fc.tuple(...tags), fc.nat(), extraFields())
            .map(([own, skipped, extra]) => IDL.Variant(Object.fromEntries([...extra, ...without(own, skipped)])));
    }
    override visitRec<T>(type: IDL.RecClass<T>): Arbitrary<IDL.Type> {
        return fc.constant(type);
    }
}

/** Optional fields may be missing; others are there, or it would be no subtype. */
function wireFieldFor(name: string, type: IDL.Type, depth: number): Arbitrary<[string, IDL.Type][]> {
    const sent = wireTypesFor(type, depth + 1).map((wire): [string, IDL.Type][] => [[name, wire]]);
    if (!(type instanceof IDL.OptClass)) return sent;
    return fc.oneof({ weight: 3, arbitrary: sent }, { weight: 1, arbitrary: fc.constant<[string, IDL.Type][]>([]) });
}

function extraFields(): Arbitrary<[string, IDL.Type][]> {
    const names = fc.integer({ min: 0, max: 0xffff_ffff }).map((id) => `_${id}_`);
    return fc.array(fc.tuple(names, OTHER_TYPES), { maxLength: 2 });
}

/** All but one of several. */
function without<T>(list: readonly T[], skipped: number): readonly T[] {
    return list.length < 2 ? list : list.filter((_, i) => i !== skipped % (list.length + 1));
}

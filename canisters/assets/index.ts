import '../shared/text-codec.js';

import {
    canisterSelf,
    init,
    inspectMessage,
    isController,
    msgArgData,
    msgCaller,
    msgMethodName,
    postUpgrade,
    Principal,
    query,
    time,
    update
} from 'azle';

import type { AssetsError, DoneResult } from '../../src/core/generated/assets.did.js';
import { stableMap } from '../shared/azle-stable-map.js';
import { CONTENT_LIMITS } from '../shared/candid/limits.js';
import * as codec from '../shared/generated/assets-codec.js';
import { reply, type ReplyOptions } from '../shared/reply.js';
import { MAX_ARGUMENT_BYTES } from './limits.js';
import { MEMORY_IDS } from './memory-ids.js';
import { PictureStore } from './picture-store.js';
import { servePicture } from './serve-picture.js';

const MANUAL = { manual: true } as const;
const NANOSECONDS_A_MILLISECOND = 1_000_000n;
const OPTIONS: ReplyOptions = { maxArgumentBytes: MAX_ARGUMENT_BYTES, isCleanup: () => false, sentenceOf: () => undefined };
const FORBIDDEN: { err: AssetsError } = { err: { forbidden: null } };

/** A reference store of pictures, for development and tests. Its rules are in `PictureStore`; here is only how calls come in. */
export default class {
    private readonly store = new PictureStore(stableMap(MEMORY_IDS.owners), stableMap(MEMORY_IDS.contents), {
        now: () => Number(time() / NANOSECONDS_A_MILLISECOND),
        // Answers are not certified, which only the raw gateway lets through.
        urlOf: (id) => `https://${canisterSelf().toText()}.raw.icp0.io/picture/${id}`
    });

    @init([], MANUAL)
    init(): void {
        // There is nothing to configure.
    }

    @postUpgrade([], MANUAL)
    postUpgrade(): void {
        // What is kept is in stable memory.
    }

    /** Drops early what the methods would refuse anyway; never a check of who may do what. */
    @inspectMessage(MANUAL)
    inspect(): boolean {
        return !msgCaller().isAnonymous() && !msgMethodName().startsWith('_azle') && msgArgData().length <= MAX_ARGUMENT_BYTES;
    }

    /** Who it is for comes first: a stranger's picture is not decoded. */
    @update([], undefined, MANUAL)
    put(): void {
        reply(OPTIONS, (argument) => {
            const owner = this.store.ownerFor(msgCaller(), codec.decodePutFirstArg(argument)[0]);
            if (owner === undefined) return codec.encodePutResult(FORBIDDEN);
            return codec.encodePutResult(this.store.put(owner, codec.decodePutArgs(argument, CONTENT_LIMITS)[1]));
        });
    }

    @update([], undefined, MANUAL)
    remove(): void {
        reply(OPTIONS, (argument) => {
            const [onBehalf, id] = codec.decodeRemoveArgs(argument);
            const owner = this.store.ownerFor(msgCaller(), onBehalf[0]);
            return codec.encodeRemoveResult(owner === undefined ? FORBIDDEN : this.store.remove(owner, id));
        });
    }

    @query([], undefined, MANUAL)
    pictures(): void {
        reply(OPTIONS, (argument) => codec.encodePicturesResult(this.store.pictures(codec.decodePicturesArgs(argument)[0])));
    }

    @query([], undefined, MANUAL)
    find(): void {
        reply(OPTIONS, (argument) => {
            const [owner, wanted] = codec.decodeFindArgs(argument);
            const found = this.store.pictures(owner).find(({ name }) => name === wanted);
            return codec.encodeFindResult(found === undefined ? [] : [found]);
        });
    }

    @query([], undefined, MANUAL)
    http_request(): void {
        reply(OPTIONS, (argument) =>
            codec.encodeHttpRequestResult(servePicture(this.store, codec.decodeHttpRequestArgs(argument, CONTENT_LIMITS)[0]))
        );
    }

    @update([], undefined, MANUAL)
    grant_agent(): void {
        reply(OPTIONS, (argument) => codec.encodeGrantAgentResult(this.store.grant(msgCaller(), codec.decodeGrantAgentArgs(argument)[0])));
    }

    @update([], undefined, MANUAL)
    revoke_agent(): void {
        reply(OPTIONS, (argument) =>
            codec.encodeRevokeAgentResult(this.store.revoke(msgCaller(), codec.decodeRevokeAgentArgs(argument)[0]))
        );
    }

    @query([], undefined, MANUAL)
    my_agents(): void {
        reply(OPTIONS, () => codec.encodeMyAgentsResult(this.store.agents(msgCaller()).map((text) => Principal.fromText(text))));
    }

    @update([], undefined, MANUAL)
    admit(): void {
        reply(OPTIONS, (argument) => codec.encodeAdmitResult(this.admitted(codec.decodeAdmitArgs(argument)[0], true)));
    }

    @update([], undefined, MANUAL)
    dismiss(): void {
        reply(OPTIONS, (argument) => codec.encodeDismissResult(this.admitted(codec.decodeDismissArgs(argument)[0], false)));
    }

    private admitted(owner: Principal, isAdmitted: boolean): DoneResult {
        if (!isController(msgCaller()) || owner.isAnonymous()) return FORBIDDEN;
        this.store.admit(owner, isAdmitted);
        return { ok: null };
    }
}

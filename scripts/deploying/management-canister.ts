import { Actor, type ActorMethod, type Agent } from '@dfinity/agent';
import { IDL } from '@dfinity/candid';
import { Principal } from '@dfinity/principal';

type InstallMode = { readonly install: null } | { readonly upgrade: [] };

interface Methods {
    provisional_create_canister_with_cycles: ActorMethod<[{ amount: [] | [bigint]; settings: [] }], { canister_id: Principal }>;
    install_code: ActorMethod<[{ mode: InstallMode; canister_id: Principal; wasm_module: Uint8Array; arg: Uint8Array }], undefined>;
    stop_canister: ActorMethod<[{ canister_id: Principal }], undefined>;
    start_canister: ActorMethod<[{ canister_id: Principal }], undefined>;
    canister_status: ActorMethod<[{ canister_id: Principal }], { module_hash: [] | [Uint8Array]; cycles: bigint }>;
}

/** What of the management canister's interface a deployment needs. Records may lack fields that nobody here reads. */
const idlFactory: IDL.InterfaceFactory = () => {
    const one = IDL.Record({ canister_id: IDL.Principal });
    const mode = IDL.Variant({ install: IDL.Null, upgrade: IDL.Opt(IDL.Record({})) });
    const install = IDL.Record({ mode, canister_id: IDL.Principal, wasm_module: IDL.Vec(IDL.Nat8), arg: IDL.Vec(IDL.Nat8) });
    return IDL.Service({
        provisional_create_canister_with_cycles: IDL.Func(
            [IDL.Record({ amount: IDL.Opt(IDL.Nat), settings: IDL.Opt(IDL.Record({})) })],
            [one],
            []
        ),
        install_code: IDL.Func([install], [], []),
        stop_canister: IDL.Func([one], [], []),
        start_canister: IDL.Func([one], [], []),
        canister_status: IDL.Func([one], [IDL.Record({ module_hash: IDL.Opt(IDL.Vec(IDL.Nat8)), cycles: IDL.Nat })], [])
    });
};

const MANAGEMENT = Principal.fromText('aaaaa-aa');

/** The management canister, called as the agent's identity. A call is sent to where the canister lives that it is about. */
export function managementCanister(agent: Agent) {
    return Actor.createActor<Methods>(idlFactory, {
        agent,
        canisterId: MANAGEMENT,
        callTransform: (_method, [argument]) => ({
            effectiveCanisterId: (argument as { readonly canister_id?: Principal }).canister_id ?? MANAGEMENT
        })
    });
}

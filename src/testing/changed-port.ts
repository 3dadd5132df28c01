/** A port that answers as another does, but for what is given: to play a salon system's troubles in a test. */
export function changedPort<Port extends object>(port: Port, changes: Partial<Port>): Port {
    return new Proxy(port, {
        get(target, name) {
            if (Object.hasOwn(changes, name)) return Reflect.get(changes, name) as unknown;
            const member: unknown = Reflect.get(target, name);
            // Bound to the port itself: its private members are not the Proxy's.
            return typeof member === 'function' ? (member.bind(target) as unknown) : member;
        }
    });
}

/** A principal is long, and its ends are what people compare; the whole of it is there to be read aloud or copied. */
export function PrincipalText({ value }: { readonly value: string }) {
    const parts = value.split('-');
    const short = parts.length > 4 ? `${parts.slice(0, 2).join('-')}…${parts.slice(-1)[0] ?? ''}` : value;
    return (
        <abbr class="code principal" title={value}>
            {short}
        </abbr>
    );
}

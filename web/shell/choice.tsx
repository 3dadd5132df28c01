interface ChoiceProps<Value extends string> {
    readonly name: string;
    readonly legend: string;
    readonly value: Value;
    readonly options: readonly { readonly value: Value; readonly label: string }[];
    readonly onChange: (value: Value) => void;
}

/** One of a few: radio buttons that look like one control, so that keyboard and screen reader know them already. */
export function Choice<Value extends string>({ name, legend, value, options, onChange }: ChoiceProps<Value>) {
    return (
        <fieldset class="choice">
            <legend>{legend}</legend>
            <div class="choice-options">
                {options.map((option) => (
                    <label key={option.value} class="choice-option">
                        <input
                            type="radio"
                            name={name}
                            value={option.value}
                            checked={option.value === value}
                            onChange={() => onChange(option.value)}
                        />
                        <span>{option.label}</span>
                    </label>
                ))}
            </div>
        </fieldset>
    );
}

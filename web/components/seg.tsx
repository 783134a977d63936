import './form.css';
import type { ReactNode } from 'react';

interface Props<Value extends string> {
  /** Always said; seen where it stands among the fields of a form. */
  readonly label: string;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly label: ReactNode }[];
  readonly onChange: (value: Value) => void;
}

/** One of a few, side by side. */
export function Seg<Value extends string>({ label, value, options, onChange }: Props<Value>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a legend cannot be laid out beside the pill
    <div className="segs" role="group" aria-label={label}>
      <span className="legend" aria-hidden="true">
        {label}
      </span>
      <div className="seg">
        {options.map((option) => (
          <button key={option.value} type="button" aria-pressed={option.value === value} onClick={() => onChange(option.value)}>
            {option.label}
          </button>
        ))}
      </div>
    </div>
  );
}

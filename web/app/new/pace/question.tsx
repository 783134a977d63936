import { Seg } from '@web/components/seg';

interface Props<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  /** What the chosen one means. */
  readonly means: string;
  readonly onChange: (value: Value) => void;
}

/** One of a few, and below it what the chosen one means. On a phone four or more stand in rows. */
export function Question<Value extends string>({ label, value, options, means, onChange }: Props<Value>) {
  return (
    <div className={options.length > 3 ? 'field many' : 'field'}>
      <Seg label={label} value={value} options={options} onChange={onChange} />
      <p className="meta">{means}</p>
    </div>
  );
}

/** The signs of public/art/icons.svg. */
export type IconName =
  | 'brand'
  | 'home'
  | 'table'
  | 'user'
  | 'clock'
  | 'back'
  | 'next'
  | 'first'
  | 'last'
  | 'notebook'
  | 'check'
  | 'left'
  | 'half'
  | 'right'
  | 'flip'
  | 'rotation'
  | 'exchange'
  | 'joker'
  | 'alibi'
  | 'glass'
  | 'lens'
  | 'eye'
  | 'eye-off'
  | 'x'
  | 'inv'
  | 'zoom'
  | 'plus'
  | 'copy'
  | 'share'
  | 'talk'
  | 'more';

/** A sign beside words that say the same: hidden from those who listen. It takes its colours from where it stands. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg className="ico" aria-hidden="true" focusable="false">
      <use href={`/art/icons.svg#${name}`} />
    </svg>
  );
}

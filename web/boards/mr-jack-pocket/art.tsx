import './art.css';
import type { Character, Detective, Face } from '@shared/games/mr-jack-pocket/types';
import { Icon } from '@web/components/icon';

/** Where a drawing of this title is kept. */
export function art(id: string): string {
  return `/art/mr-jack-pocket.svg#${id}`;
}

/** A face in its own colours, beside its name. */
export function Portrait({ of }: { readonly of: Character | Detective }) {
  return (
    <svg className={`char tone-${of}`} viewBox="0 0 48 48" aria-hidden="true" focusable="false">
      <use href={art(of)} />
    </svg>
  );
}

/** What is struck on an action token. */
export function Sign({ of }: { readonly of: Face }) {
  switch (of) {
    case 'holmes':
    case 'watson':
    case 'toby':
      return <Portrait of={of} />;
    case 'alibi':
    case 'rotation':
    case 'exchange':
    case 'joker':
      return <Icon name={of} />;
  }
}

'use client';

/** Squares over the drawing that answer a press: one stop for the Tab key, arrow keys within. */

import './squares.css';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import type { Point } from './quarter';

/** What a square says and does. */
export interface Pressable {
  readonly key: string;
  readonly label: string;
  readonly at: Point;
  readonly size: number;
  /** Undefined while nothing can be chosen. */
  readonly pressed: boolean | undefined;
  /** A press can do something. */
  readonly live: boolean;
  readonly onPress: () => void;
}

interface Props {
  readonly label: string;
  readonly squares: readonly Pressable[];
  /** How many squares further an arrow key goes. */
  readonly keys: Readonly<Record<string, number>>;
  /** Whether the last square is followed by the first. */
  readonly round: boolean;
}

export function Squares({ label, squares, keys, round }: Props): ReactNode {
  const [home, setHome] = useState(0);
  const stop = Math.min(home, squares.length - 1);

  function onKeyDown(event: KeyboardEvent<SVGGElement>): void {
    const step = keys[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = round ? (stop + step + squares.length) % squares.length : stop + step;
    const square = event.currentTarget.children[next];
    if (square instanceof SVGElement) square.focus();
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: there is no fieldset inside a drawing
    // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: it only passes on the arrow keys of the buttons in it
    <g role="group" aria-label={label} onKeyDown={onKeyDown}>
      {squares.map(({ key, ...square }, place) => (
        <Square key={key} {...square} tabIndex={place === stop ? 0 : -1} onFocus={() => setHome(place)} />
      ))}
    </g>
  );
}

type SquareProps = Omit<Pressable, 'key'> & { readonly tabIndex: number; readonly onFocus: () => void };

function Square({ label, at, size, pressed, live, onPress, tabIndex, onFocus }: SquareProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: there is no button inside a drawing
    <g
      className={live ? 'square live' : 'square'}
      role="button"
      tabIndex={tabIndex}
      aria-label={label}
      aria-pressed={pressed}
      onClick={onPress}
      onFocus={onFocus}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        onPress();
      }}
    >
      <rect className="edge" x={at.x} y={at.y} width={size} height={size} rx="3" />
    </g>
  );
}

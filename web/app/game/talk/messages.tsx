'use client';

import type { MessageInfo } from '@shared/api/talk';
import type { Seat } from '@shared/game';
import type { Names } from '@shared/words/say';
import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { Message } from './message';
import { say } from './say';

interface Props {
  /** Undefined until they are there. */
  readonly messages: readonly MessageInfo[] | undefined;
  readonly you: Seat | undefined;
  readonly names: Names;
  /** The last one has come into sight. */
  readonly onSeen: () => void;
  /** The number of the message that is asked about. */
  readonly chosen: number | undefined;
  readonly onChoose: (about: { readonly seat?: Seat; readonly message: number } | undefined) => void;
  /** What stands below the message asked about. */
  readonly children: ReactNode;
}

/** A reader this far from the end, in pixels, is reading what was said before. */
const NEAR = 80;

/** What was said, newest last and in sight. */
export function Messages({ messages, you, names, onSeen, chosen, onChoose, children }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const isNear = useRef(true);
  const last = messages?.at(-1)?.n;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new message is the reason
  useLayoutEffect(() => {
    if (isNear.current) list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [last]);

  const see = useEffectEvent(onSeen);
  useEffect(() => {
    if (last === undefined || end.current === null) return;
    const watcher = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) see();
    });
    watcher.observe(end.current);
    return () => watcher.disconnect();
  }, [last]);

  return (
    <div
      className="said"
      role="log"
      aria-label={say('talk')}
      aria-busy={messages === undefined}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so it must be reached by keys
      tabIndex={0}
      ref={list}
      onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
        isNear.current = scrollHeight - scrollTop - clientHeight < NEAR;
      }}
    >
      {messages?.length === 0 && <p className="meta">{say('nothingSaid')}</p>}
      <ol>
        {messages?.map((message) => (
          <Message
            key={message.n}
            message={message}
            isOwn={message.seat !== undefined && message.seat === you}
            names={names}
            isChosen={message.n === chosen}
            onChoose={onChoose}
          >
            {message.n === chosen && children}
          </Message>
        ))}
      </ol>
      <div ref={end} className="end" />
    </div>
  );
}

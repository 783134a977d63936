'use client';

import './talk.css';
import { mute, report } from '@web/api/talk';
import { Panel } from '@web/components/panel';
import { Trouble } from '@web/components/trouble';
import { useTask } from '@web/components/use-task';
import { useState } from 'react';
import { Composer } from './composer';
import { Messages } from './messages';
import { Peace, type PeaceProps } from './peace';
import { Players } from './players';
import { say } from './say';
import type { TalkProps } from './talk-place';
import { UnsentList } from './unsent-list';
import { useOutbox } from './use-outbox';

/** What the reader is about to mute or report. */
interface About {
  /** Absent of a message whose writer does not sit here any more. */
  readonly seat?: number;
  readonly message?: number;
}

/** What is said at a table, a field to say something, and peace from who says too much. */
export function Talk({ game, names, talk }: TalkProps) {
  const { id, you, seats } = game;
  const { messages, muted, unread, look, see } = talk;
  const { unsent, again, send, retry, takeBack } = useOutbox(id, look);
  const { run, busy, error } = useTask();
  const [about, setAbout] = useState<About>();
  const [thanked, setThanked] = useState(false);

  const open = (next: About | undefined): void => {
    setAbout(next);
    setThanked(false);
  };
  const muting = (seat: number): NonNullable<PeaceProps['muting']> => ({
    isMuted: muted.includes(seat),
    onMute: (isMuted) =>
      void run(() => mute(id, seat, isMuted)).then(async (done) => {
        if (done) open(undefined);
        await look();
      }),
  });
  const peace = ({ seat, ...one }: About): PeaceProps => ({
    ...one,
    ...(seat === undefined ? { name: say('nobodyThere') } : { name: names(seat), muting: muting(seat) }),
    busy,
    onReport: (what) =>
      void run(() => report(id, { ...(seat === undefined ? {} : { seat }), ...one, ...what })).then((done) => {
        if (!done) return;
        open(undefined);
        setThanked(true);
      }),
    onClose: () => open(undefined),
  });
  const others = seats.flatMap(({ player }, seat) => (player === undefined || seat === you ? [] : [seat]));

  return (
    <Panel head={say('talk')} meta={unread > 0 ? say('talkNew', { n: unread }) : undefined} className="talk">
      <Messages
        messages={messages}
        you={you}
        names={names}
        onSeen={see}
        chosen={about?.message}
        onChoose={(message) => open(message)}
      >
        {about?.message !== undefined && <Peace {...peace(about)} />}
      </Messages>
      <UnsentList unsent={unsent} again={again} onRetry={retry} onTakeBack={takeBack} id={id} />
      <Composer id={id} onSend={send} />
      <Trouble error={error} />
      <p role="status" className={thanked ? 'thanks' : 'vh'}>
        {thanked && say('reported')}
      </p>
      {others.length > 0 && (
        <Players
          seats={others}
          muted={muted}
          names={names}
          chosen={about?.message === undefined ? about?.seat : undefined}
          onChoose={(seat) => open(seat === undefined ? undefined : { seat })}
        >
          {about && about.message === undefined && <Peace key={about.seat} {...peace(about)} />}
        </Players>
      )}
    </Panel>
  );
}

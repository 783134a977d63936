'use client';

import type { GameAnswer } from '@shared/api/games';
import { renewLink } from '@web/api/tables';
import { Invite } from '@web/components/invite';
import { Panel } from '@web/components/panel';
import { Trouble } from '@web/components/trouble';
import { TwoStep } from '@web/components/two-step';
import { useTask } from '@web/components/use-task';
import { say } from './say';

interface Props {
  readonly game: GameAnswer;
  readonly look: () => Promise<void>;
}

/** The link for friends; its host may make it a new one. */
export function Friends({ game: { id, invite, you, host }, look }: Props) {
  const { run, busy, error } = useTask();
  if (invite === undefined) return undefined;
  return (
    <Panel head={say('bringFriends')}>
      <div className="friends">
        <Invite key={invite} id={id} invite={invite} />
        {you === host && (
          <div>
            <TwoStep
              key={invite}
              label={say('renewLink')}
              warning={say('renewLinkMeans')}
              confirm={say('renewLink')}
              back={say('notNow')}
              disabled={busy}
              onConfirm={() => void run(() => renewLink(id)).then(look)}
            />
          </div>
        )}
        <Trouble error={error} />
      </div>
    </Panel>
  );
}

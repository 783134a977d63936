import type { GameAnswer } from '@shared/api/games';
import { Link } from '@web/components/link';
import { WaysOn } from '@web/components/ways-on';
import { titleName } from '@web/games/title';
import { type Code, say } from '@web/words/say';

export type Why = 'noTable' | 'seated' | 'cancelled' | 'overAlready' | 'started' | 'kept' | 'inviteNeeded';

const HEADS: Readonly<Record<Why, Code>> = {
  noTable: 'closed.noTable',
  seated: 'closed.seated',
  cancelled: 'closed.cancelled',
  overAlready: 'closed.over',
  started: 'closed.started',
  kept: 'closed.kept',
  inviteNeeded: 'closed.inviteNeeded',
};

const LEADS: Readonly<Record<Why, Code>> = {
  noTable: 'closed.noTableLead',
  seated: 'closed.seatedLead',
  cancelled: 'closed.cancelledLead',
  overAlready: 'closed.overLead',
  started: 'closed.startedLead',
  kept: 'closed.keptLead',
  inviteNeeded: 'closed.inviteNeededLead',
};

/** A table at which nobody can sit down now, and the way on. */
export function Closed({ why, game }: { readonly why: Why; readonly game?: GameAnswer }) {
  return (
    <>
      <div>
        {game && <p className="caps">{titleName(game.title)}</p>}
        <h1>{say(HEADS[why])}</h1>
        <p className="lead">{say(LEADS[why])}</p>
      </div>
      <WaysOn to={['openTables', 'newGame']}>
        {game && why !== 'cancelled' && why !== 'inviteNeeded' && (
          <Link className="btn go" href={`/game/?id=${game.id}`}>
            {say(why === 'seated' ? 'toTable' : 'watch')}
          </Link>
        )}
      </WaysOn>
    </>
  );
}

import type { GameAnswer } from '@shared/api/games';
import { Link } from '@web/components/link';
import { WaysOn } from '@web/components/ways-on';
import { titleName } from '@web/games/title';
import { type Code, say } from './say';

export type Why = 'noTable' | 'seated' | 'cancelled' | 'expired' | 'overAlready' | 'started' | 'kept' | 'inviteNeeded';

const HEADS: Readonly<Record<Why, Code>> = {
  noTable: 'closed.noTable',
  seated: 'closed.seated',
  cancelled: 'closed.cancelled',
  expired: 'closed.expired',
  overAlready: 'closed.over',
  started: 'closed.started',
  kept: 'closed.kept',
  inviteNeeded: 'closed.inviteNeeded',
};

const LEADS: Readonly<Record<Why, Code>> = {
  noTable: 'closed.noTableLead',
  seated: 'closed.seatedLead',
  cancelled: 'closed.cancelledLead',
  expired: 'why.expired',
  overAlready: 'closed.overLead',
  started: 'closed.startedLead',
  kept: 'closed.keptLead',
  inviteNeeded: 'closed.inviteNeededLead',
};

/** Where there is nothing to look at. */
const NOTHING_THERE: ReadonlySet<Why> = new Set(['cancelled', 'expired', 'inviteNeeded']);

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
        {game && !NOTHING_THERE.has(why) && (
          <Link className="btn go" href={`/game/?id=${game.id}`}>
            {say(why === 'seated' ? 'toTable' : 'watch')}
          </Link>
        )}
      </WaysOn>
    </>
  );
}

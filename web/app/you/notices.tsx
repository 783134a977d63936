import type { Reminder as When } from '@shared/pace/reminder';
import { Link } from '@web/components/link';
import { Panel } from '@web/components/panel';
import { Reminder } from './reminder';
import { say } from './say';

/** The way to what the reader is told, and when they are reminded of a turn. */
export function Notices({ reminder }: { readonly reminder: When }) {
  return (
    <Panel head={say('notices')}>
      <div className="form">
        <p className="meta">{say('noticesMean')}</p>
        <p className="acts">
          <Link className="btn" href="/notices/">
            {say('toNotices')}
          </Link>
        </p>
        <Reminder chosen={reminder} />
      </div>
    </Panel>
  );
}

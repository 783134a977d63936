import './mail-stopped.css';
import { useVisitor } from '@web/people/visitor';
import { say } from '@web/words/say';
import { Link } from './link';

/** To a reader whose webhook was switched off, and the way to mend it. */
export function WebhookOff() {
  const visitor = useVisitor();
  if (visitor.state !== 'somebody' || visitor.me.webhookOff === undefined) return undefined;
  return (
    <section className="mail-stopped" aria-label={say('notices')}>
      <p>{say('noWebhook')}</p>
      <Link href="/notices/">{say('lookAtIt')}</Link>
    </section>
  );
}

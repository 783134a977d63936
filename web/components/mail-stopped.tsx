import './mail-stopped.css';
import { useVisitor } from '@web/people/visitor';
import { say } from '@web/words/say';
import { Link } from './link';

/** To a reader whom no mail reaches, and the way to mend it. */
export function MailStopped() {
  const visitor = useVisitor();
  if (visitor.state !== 'somebody' || visitor.me.mailStopped === undefined) return undefined;
  return (
    <section className="mail-stopped" aria-label={say('addressAndMail')}>
      <p>{say('noMail')}</p>
      <Link href="/you/#mail">{say('mendMail')}</Link>
    </section>
  );
}

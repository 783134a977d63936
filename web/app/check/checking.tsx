import './certificate.css';
import { say } from '@web/records/say';

/** Where the certificate will lie. */
export function Checking() {
  return (
    <div className="certificate" aria-busy="true">
      <p className="lead">{say('checking')}</p>
    </div>
  );
}

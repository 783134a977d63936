import { Link } from '@web/components/link';
import { say } from './say';

/** As the record is shown. */
interface Props {
  readonly id: string | undefined;
  readonly close: (() => void) | undefined;
}

/** From a record back to its game or, where the reader opened it, to another. */
export function WayBack({ id, close }: Props) {
  if (close !== undefined) {
    return (
      <button type="button" className="btn" onClick={close}>
        {say('closeRecord')}
      </button>
    );
  }
  return (
    <Link className="btn" href={`/game/?id=${id}`}>
      {say('toGame')}
    </Link>
  );
}

'use client';

import { markOf, subscriptionHere } from '@web/push/subscription';
import { useEffect, useState } from 'react';

/** Whether what the server knows of this browser is the subscription that it has. `here`: its mark. */
export function useIsOnHere(here: string | undefined): boolean {
  const [own, setOwn] = useState<string>();
  useEffect(() => {
    if (here === undefined || !('serviceWorker' in navigator)) return;
    subscriptionHere()
      .then((subscription) => subscription && markOf(subscription))
      .then(setOwn, () => setOwn(undefined));
  }, [here]);
  return here !== undefined && own === here;
}

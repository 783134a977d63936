import { closeReport, type ReportRecord, readReports } from '../../store/report';
import { Refusal } from '../refusal';
import { settle } from '../settle';
import type { World } from '../world';
import { type Ground, noted } from './log';

/** What players have told, oldest first; `all`: what is closed too. */
export async function reports(world: World, { all }: { readonly all: boolean }): Promise<ReportRecord[]> {
  const told = await readReports(world.db);
  return told.filter(({ closed }) => all || closed === undefined);
}

/** The operator is done with a report. @returns whether they were not before. @throws Refusal `not_found`, `busy` */
export async function close(world: World, id: string, ground: Ground): Promise<boolean> {
  return settle<boolean>(world.db, async () => {
    const told = (await readReports(world.db)).find((report) => report.id === id);
    if (told === undefined) throw new Refusal('not_found');
    if (told.closed !== undefined) return { result: false };
    const writes = [closeReport(told, world.now(), ground.why), noted(world, ground, { act: 'close', report: id })];
    return { result: true, writes };
  });
}

import { say as sayIn } from '@shared/words/say';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { allRules, rulesPath, type TitleRules } from '../all';
import { Pages } from '../pages';
import { say } from '../say';

interface Props {
  readonly params: Promise<{ readonly page: readonly string[] }>;
}

export const dynamicParams = false;

export async function generateStaticParams() {
  return (await allRules()).map((rules) => ({ page: [...rulesPath(rules)] }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { page } = await find(params);
  const { words, name, summary } = await page.load();
  return { title: say('rulesOf', { name: sayIn(words, name, String) }), description: sayIn(words, summary, String) };
}

export default async function Page({ params }: Props) {
  const rules = await find(params);
  return <Pages rules={rules} booklet={await rules.page.load()} />;
}

async function find(params: Props['params']): Promise<TitleRules> {
  const path = (await params).page.join('/');
  return (await allRules()).find((rules) => rulesPath(rules).join('/') === path) ?? notFound();
}

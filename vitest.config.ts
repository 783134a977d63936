import path from 'node:path';
import { defineConfig } from 'vitest/config';

const here = import.meta.dirname;

export default defineConfig({
  resolve: { alias: { '@shared': path.join(here, 'shared'), '@web': path.join(here, 'web') } },
  test: {
    // The tests of a file wait for a database or a browser half of their time: two at once fill two cores.
    maxWorkers: 2,
    // What a page is to show it may show in a moment, on a busy machine after a while.
    expect: { poll: { timeout: 20_000, interval: 100 } },
    env: { AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true' },
    projects: [
      {
        extends: true,
        test: { name: 'unit', include: ['{shared,functions,web,infra,test/golden}/**/*.test.ts'], isolate: false },
      },
      {
        extends: true,
        test: {
          name: 'api',
          include: ['test/{api,store,infra,house,mail,cloud}/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['test/browser/**/*.test.ts'],
          testTimeout: 240_000,
          hookTimeout: 120_000,
          // One browser keeps two cores busy.
          fileParallelism: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'long',
          include: ['test/long/**/*.test.ts'],
          testTimeout: 900_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
    ],
  },
});

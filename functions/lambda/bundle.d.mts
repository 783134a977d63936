import type { BuildOptions } from 'esbuild';

export declare const FUNCTIONS: readonly string[];
export declare const OPTIONS: BuildOptions;
export declare function bundleFunctions(folder: string, openapi: string): Promise<void>;

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin as CssPlugin } from 'postcss';
import { defineConfig, type Plugin, type Rolldown } from 'vite';

const table = 'http://127.0.0.1:8000';
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** What plays without the server lies beside the page, in a folder named after what is in it. */
function python(): Plugin {
  const pyodide = [
    'pyodide.mjs',
    'pyodide.asm.mjs',
    'pyodide.asm.wasm',
    'pyodide-lock.json',
    'python_stdlib.zip',
  ];
  const files = {
    'worker.js': 'python.js',
    'msgspec.whl': 'node_modules/.wheels/msgspec.whl',
    ...Object.fromEntries(pyodide.map((name) => [name, `node_modules/pyodide/${name}`])),
  };
  return {
    name: 'python',
    apply: 'build',
    generateBundle() {
      const found = Object.entries(files).map(
        ([name, path]) => [name, readFileSync(here(path))] as const,
      );
      const hash = createHash('sha256');
      for (const [name, source] of found) hash.update(name).update(source);
      const folder = `python/${hash.digest('hex').slice(0, 12)}`;
      for (const [name, source] of found) {
        const large = /\.(mjs|wasm|json)$/.test(name); // what is not packed already
        const made = large ? { name: `${name}.gz`, source: gzipSync(source) } : { name, source };
        this.emitFile({ type: 'asset', fileName: `${folder}/${made.name}`, source: made.source });
      }
    },
  };
}

/** The worker that keeps the page for when there is no line: it is told what belongs to this build. */
function worker(): Plugin {
  return {
    name: 'worker',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const made = Object.keys(bundle).filter((name) => name.startsWith('assets/'));
      const files = ['', ...readdirSync(here('public')), ...made].map((name) => `./${name}`);
      const hash = createHash('sha256').update(files.join());
      for (const name of readdirSync(here('public')))
        hash.update(readFileSync(here(`public/${name}`)));
      const told = { BUILD: hash.digest('hex').slice(0, 12), FILES: files };
      const head = Object.entries(told).map(
        ([name, value]) => `const ${name} = ${JSON.stringify(value)};`,
      );
      const source = [...head, readFileSync(here('worker.js'), 'utf8')].join('\n');
      this.emitFile({ type: 'asset', fileName: 'worker.js', source });
    },
  };
}

/** A finger hovers over nothing: what lights up under a pointer does not stay lit after a tap. */
const hover: CssPlugin = {
  postcssPlugin: 'hover',
  Rule(rule, { AtRule }) {
    const under = rule.selectors.filter((selector) => selector.includes(':hover'));
    const { parent } = rule;
    if (!under.length || (parent instanceof AtRule && parent.params === '(hover: hover)')) return;
    const media = new AtRule({ name: 'media', params: '(hover: hover)' });
    media.append(rule.clone({ selectors: under }));
    rule.after(media);
    const rest = rule.selectors.filter((selector) => !under.includes(selector));
    if (rest.length) rule.selectors = rest;
    else rule.remove();
  },
};

type Graph = Rolldown.ChunkingContext;
const closures = new Map<string, Set<string>>();

/** What several screens share lies in three files and not in fifty: what every screen loads, or the
 *  lobby and a table both do, and what only one of these does. Neither loads more for it. */
function shared(id: string, graph: Graph): string | null {
  const loads = (path: string) => loaded(here(path), graph).has(id);
  const [lobby, table] = [loads('src/routes/Lobby.svelte'), loads('src/routes/TableRoute.svelte')];
  if (loads('src/main.ts') || (lobby && table)) return 'everywhere';
  return lobby ? 'lobby' : table ? 'table' : null;
}

/** The first file takes along what its modules import: so it is the one that all load. */
const SHARED = ['everywhere', 'lobby', 'table'].map((file, n) => ({
  name: (id: string, graph: Graph) => (shared(id, graph) === file ? file : null),
  debugName: file,
  minShareCount: n ? 2 : 1,
  priority: 2 - n,
}));

/** A module with all it imports, and what that imports. */
function loaded(from: string, graph: Graph): Set<string> {
  const known = closures.get(from);
  if (known) return known;
  const found = new Set([from]);
  for (const id of found)
    for (const one of graph.getModuleInfo(id)?.importedIds ?? []) found.add(one);
  closures.set(from, found);
  return found;
}

export default defineConfig({
  base: './', // served under any prefix
  // what the page and pictures without a page are drawn from
  resolve: { alias: { $detente: fileURLToPath(new URL('../src/detente', import.meta.url)) } },
  plugins: [svelte(), python(), worker()],
  css: { postcss: { plugins: [hover] } },
  build: {
    outDir: '../src/detente/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0, // the page's content policy allows no data: addresses
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: { codeSplitting: { groups: SHARED } },
    },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: {
      '/api': table,
      '/health': table,
      '/python': table,
      '/ws': { target: table, ws: true },
    },
  },
});

// What lint holds: types used well, and which part of the code may know which.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import tseslint from 'typescript-eslint'

/** The folders and files of server/ from the ground up: each imports only from those in the rows before its own, so that there are no circles. */
const layers = [
  ['command-line.ts', 'durations.ts', 'languages.ts', 'nearest-name.ts', 'turns.ts'],
  ['config', 'contract', 'outgoing', 'rendering', 'semaphore.ts', 'work-budget.ts'],
  ['cache', 'declarations', 'theme-files'],
  ['db'],
  ['changes', 'settings', 'telemetry', 'users'],
  ['content-type.ts', 'site-hooks', 'storage'],
  ['context.ts'],
  ['lists'],
  ['search'],
  ['engine'],
  ['content', 'media', 'terms', 'themes'],
  ['fonts', 'menus', 'webhooks'],
  ['blocks'],
  ['calendar', 'paths'],
  ['http'],
  ['namespaces'],
  ['demo', 'import', 'jobs', 'schema', 'site', 'site-folder'],
  ['export'],
  ['app.ts', 'mock'],
  ['process'],
  ['cli', 'index.ts', 'main.ts'],
  ['command.ts'],
]

const unlisted = readdirSync(new URL('../server', import.meta.url)).filter(
  (name) => !layers.flat().includes(name) && !['README.md', 'prepare.js'].includes(name),
)
if (unlisted.length) throw new Error(`List ${unlisted.join(', ')} of server/ in "layers" of tools/eslint.config.js.`)

/** A boundary for each folder and file: what it must not import. Those of the last row may import all others. */
const layerBoundaries = Object.fromEntries(
  layers.slice(0, -1).flatMap((layer, index) =>
    layer.map((name) => {
      const others = layers
        .slice(index)
        .flat()
        .filter((other) => other !== name)
        .map((other) => (isFile(other) ? `${other.replace('.', '\\.')}$` : `${other}/`))
      const boundary = {
        files: [isFile(name) ? `server/${name}` : `server/${name}/**`],
        regex: `^(${isFile(name) ? '\\./' : '(\\.\\./)+'}|#server/)(${others.join('|')})`,
        message: `server/${name} imports only from what comes before it in "layers" of tools/eslint.config.js.`,
      }
      return [`${name.replace('.ts', '')}-keeps-its-layer`, boundary]
    }),
  ),
)

function isFile(name) {
  return name.endsWith('.ts')
}

/** Where SQL is written. */
const stores = ['server/db/**', 'server/**/*store.ts', 'server/**/*filters*.ts', 'server/lists/order.ts']
const SQL_STAYS_IN_STORES = 'SQL is written in server/db, in stores, in filters and in order.ts. Types of kysely are for all.'
const sqlElsewhere = {
  selector: 'CallExpression[callee.property.name=/^(select(No)?From|insertInto|updateTable|deleteFrom)$/]',
  message: SQL_STAYS_IN_STORES,
}
const transactionElsewhere = {
  selector: "CallExpression[callee.property.name='transaction']",
  message: 'Use transact() or executeTransaction(), so that all statements of the work belong to the transaction.',
}
const compiledQueryInFunction = {
  selector: ':function CallExpression[callee.name="compiledQuery"]',
  message: 'What builds a compiled query sees nothing but its shape. Call compiledQuery at the top of the module.',
}

/**
 * Who may not import what. Each boundary is a rule of its own, so that several can hold for one file.
 * `but` names those who may; `types` lets types pass.
 */
const boundaries = {
  ...layerBoundaries,
  'namespaces-stay-apart': {
    files: ['server/namespaces/*/**'],
    regex: '^(\\.\\./|#server/namespaces/)[^./][^/]*/',
    message: 'A namespace does not import another one. What two of them need goes to the engine.',
  },
  'contract-comes-through-contract': {
    files: ['server/**'],
    but: ['server/contract/**', 'server/namespaces/*/contract.ts', 'server/process/service-types.ts'],
    regex: '^#generated/|/generated/',
    message: 'Generated types come through the contract.ts of the namespace, or through server/contract.',
  },
  'package-knows-no-server': {
    files: ['client', 'command/**'],
    regex: '^#server/(?!contract/)|/server/',
    message: 'The client and the commands of the package share nothing with the server but the contract.',
  },
  'tests-set-up-with-support': {
    files: ['test/**'],
    but: ['test/support/**', 'test/worker/**', 'test/types/**'],
    regex: '^#server/(config/|db/maintained-data|(contract|namespaces)/documents\\.ts|users/(account|application-password|roles|store))',
    message: 'Tests import a module of the server only if it is what they test. test/support creates users, reads the contract and so on.',
  },
  'sql-stays-in-stores': {
    files: ['server/**'],
    but: stores,
    regex: '^kysely(/|$)',
    types: true,
    message: SQL_STAYS_IN_STORES,
  },
  'conditions-stay-in-filters': {
    files: ['server/**'],
    but: stores,
    regex: '/db/content-builder\\.ts$',
    types: true,
    message: 'Conditions are written in filters and in stores. Their type is for all.',
  },
}

const boundaryRules = Object.fromEntries(Object.keys(boundaries).map((name) => [name, tseslint.plugin.rules['no-restricted-imports']]))

const boundaryConfigs = Object.entries(boundaries).map(([name, { files, but = [], regex, types = false, message }]) => ({
  files: files.map((place) => (isFile(place) ? place : `${place}/*.ts`)),
  ignores: but,
  rules: { [`boundary/${name}`]: ['error', { patterns: [{ regex, allowTypeImports: types, message }] }] },
}))

/** Programs that a person runs: they read the environment and write to the terminal. */
const programs = ['scripts/**', 'tools/**', 'test/**', 'client/examples/**']

export default tseslint.config(
  {
    ignores: [
      '**/node_modules/',
      'test/client/app/',
      'client/examples/*/',
      'tools/generators/programs/',
      'generated/',
      'vendor/',
      'dist/',
      'coverage/',
      'data/',
      '**/content.d.ts',
    ],
  },
  { linterOptions: { noInlineConfig: true } },
  {
    files: ['**/*.ts'],
    extends: [tseslint.configs.recommendedTypeChecked],
    // Faster than `projectService` for a run over all files.
    languageOptions: {
      parserOptions: { project: ['./tsconfig.json', './tools/tsconfig.json'], tsconfigRootDir: join(import.meta.dirname, '..') },
    },
    plugins: { boundary: { rules: boundaryRules } },
    rules: {
      eqeqeq: 'error',
      'prefer-const': 'error',
      'object-shorthand': 'error',
      'no-console': 'error',
      'no-restricted-properties': [
        'error',
        { object: 'process', property: 'env', message: 'Only server/config reads the environment; everything else is given a Config.' },
      ],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-import-type-side-effects': 'error',
      // The compiler looks after these, or they do not suit code of plain objects and functions.
      '@typescript-eslint/no-unused-vars': 'off',
      '@typescript-eslint/prefer-promise-reject-errors': 'off',
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/unbound-method': 'off',
    },
  },
  ...boundaryConfigs,
  { files: ['server/**/*.ts'], rules: { 'no-restricted-syntax': ['error', compiledQueryInFunction] } },
  {
    files: ['server/**/*.ts'],
    ignores: stores,
    rules: { 'no-restricted-syntax': ['error', compiledQueryInFunction, sqlElsewhere, transactionElsewhere] },
  },
  {
    files: [...programs, 'command/output.ts', 'server/cli/**', 'server/main.ts', 'server/process/**', 'server/telemetry/log.ts'],
    rules: { 'no-console': 'off' },
  },
  { files: [...programs, 'server/config/**'], rules: { 'no-restricted-properties': 'off' } },
  // Where the contract meets code that it does not describe.
  { files: ['server/contract/**', 'server/http/operations.ts'], rules: { '@typescript-eslint/no-explicit-any': 'off' } },
)

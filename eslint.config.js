// What lint holds: types used well, and which part of the code may know which.
import tseslint from 'typescript-eslint'

/** The folders of server/ from the ground up: each imports only from those before it, so that there are no circles. */
const layers = [
  ['config', 'contract', 'outgoing', 'rendering'],
  ['db', 'theme-files'],
  ['users', 'settings'],
  ['storage'],
  ['engine'],
  ['changes', 'content', 'media', 'terms', 'themes'],
  ['menus', 'webhooks'],
  ['blocks'],
  ['calendar', 'paths'],
  ['api'],
  ['demo', 'import', 'jobs', 'site'],
  ['cli', 'mock'],
]

/** A boundary for each folder: the folders that it must not import. */
const layerBoundaries = Object.fromEntries(
  layers.flatMap((layer, index) =>
    layer.map((folder) => {
      const others = layers
        .slice(index)
        .flat()
        .filter((other) => other !== folder)
      const boundary = {
        files: [`server/${folder}/**`],
        regex: `^(\\.\\./)+(${others.join('|')})/`,
        message: `server/${folder} imports only from the folders that come before it in "layers" of eslint.config.js.`,
      }
      return [`${folder}-keeps-its-layer`, boundary]
    }),
  ),
)

/** Where SQL is written. */
const stores = ['server/db/**', 'server/**/*store.ts', 'server/**/*filters*.ts', 'server/engine/order.ts']
const SQL_STAYS_IN_STORES = 'SQL is written in server/db, in stores, in filters and in order.ts. Types of kysely are for all.'

/**
 * Who may not import what. Each boundary is a rule of its own, so that several can hold for one file.
 * `but` names those who may; `types` lets types pass.
 */
const boundaries = {
  ...layerBoundaries,
  'namespaces-stay-apart': {
    files: ['server/api/namespaces/*/**'],
    regex: '^\\.\\./[^./][^/]*/',
    message: 'A namespace does not import another one. What two of them need goes to the engine.',
  },
  'contract-comes-through-contract': {
    files: ['server/**'],
    but: ['server/contract/**', 'server/api/namespaces/*/contract.ts'],
    regex: '/generated/',
    message: 'Generated types come through the contract.ts of the namespace, or through server/contract.',
  },
  'package-knows-no-server': {
    files: ['client', 'contract-test/**', 'mcp/**', 'command/**'],
    regex: '/server/',
    message: 'The client and the commands of the package share nothing with the server but the contract.',
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
  files: files.map((folder) => `${folder}/*.ts`),
  ignores: but,
  rules: { [`boundary/${name}`]: ['error', { patterns: [{ regex, allowTypeImports: types, message }] }] },
}))

/** Programs that a person runs: they read the environment and write to the terminal. */
const programs = ['scripts/**', 'bench/**', 'test/**', 'client/examples/**']

export default tseslint.config(
  {
    ignores: [
      'node_modules/',
      'test/client/app/',
      'client/examples/*/',
      'scripts/generators/programs/',
      'generated/',
      'vendor/',
      'dist/',
      'coverage/',
      'data/',
    ],
  },
  { linterOptions: { noInlineConfig: true } },
  {
    files: ['**/*.ts'],
    extends: [tseslint.configs.recommendedTypeChecked],
    // Faster than `projectService` for a run over all files.
    languageOptions: { parserOptions: { project: './tsconfig.json', tsconfigRootDir: import.meta.dirname } },
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
  {
    files: ['server/**/*.ts'],
    ignores: stores,
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'CallExpression[callee.property.name=/^(select(No)?From|insertInto|updateTable|deleteFrom)$/]',
          message: SQL_STAYS_IN_STORES,
        },
      ],
    },
  },
  {
    files: [
      ...programs,
      'command/main.ts',
      'server/cli/**',
      'server/start.ts',
      'server/startup-errors.ts',
      'server/log.ts',
      'server/main.ts',
      'server/workers.ts',
    ],
    rules: { 'no-console': 'off' },
  },
  { files: [...programs, 'server/config/**'], rules: { 'no-restricted-properties': 'off' } },
  // Where the contract meets code that it does not describe.
  { files: ['server/contract/**', 'server/api/operations.ts'], rules: { '@typescript-eslint/no-explicit-any': 'off' } },
)

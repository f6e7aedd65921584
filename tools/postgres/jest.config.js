// `npm run test:postgres`: the tests on a PostgreSQL server that starts for the run.
import process from 'node:process'
import config from '../../jest.config.js'

process.env.TEST_DATABASE = 'postgres'

export default { ...config, rootDir: '../..', testMatch: ['<rootDir>/test/**/*.test.ts'] }

// Builds the editor. The client is taken from this checkout; in a project of your own, install its package and leave the alias out.
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

const client = (name: string): string => fileURLToPath(new URL(`../../${name}.ts`, import.meta.url))

export default defineConfig({
  resolve: {
    alias: {
      'content-service/api-fetch': client('api-fetch'),
      'content-service/calendar': client('calendar'),
      'content-service/recurrence': client('recurrence'),
      'content-service': client('index'),
    },
  },
  // What the packages of the editor read of the environment that they were built for.
  define: { 'process.env.FORCE_REDUCED_MOTION': 'false' },
  preview: { port: 5173 },
  build: { chunkSizeWarningLimit: 10_000 },
})

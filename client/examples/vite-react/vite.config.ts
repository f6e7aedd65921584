// In development, the service is reached through Vite, so that the page and the service have the same origin.
import { defineConfig } from 'vite'

export default defineConfig({
  server: { proxy: { '/cms-json': 'http://localhost:3000' } },
})

// Ports for programs that tests start. They are below those that systems give to servers and connections that ask for any, so that nobody
// takes one until the program listens. Each process tries other ones.
import { createServer } from 'node:net'

const [FIRST, COUNT, OF_PROCESS] = [10_240, 20_000, 64]

let tried = 0

export async function freePort(): Promise<number> {
  const port = FIRST + ((process.pid * OF_PROCESS + tried++) % COUNT)
  return (await isFree(port)) ? port : freePort()
}

function isFree(port: number): Promise<boolean> {
  const probe = createServer()
  return new Promise((decide) => {
    probe.once('error', () => decide(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => decide(true)))
  })
}

// openapi-generator, a program in Java, which generates clients in many languages.
import { join } from 'node:path'
import { install, run } from './tool.ts'
import type { Task } from './tool.ts'

const version = '7.16.0'
const mavenDependencies = 'org.apache.maven.plugins:maven-dependency-plugin:3.8.1'

/** Generates a client in the folder of the task. */
export async function generate(task: Task, language: string, options: string, ...more: string[]): Promise<void> {
  const artifact = `org.openapitools:openapi-generator-cli:${version}`
  await install(task, 'mvn', '-q', '-B', `${mavenDependencies}:copy`, `-Dartifact=${artifact}`, `-DoutputDirectory=${task.folder}/jar`)
  const jar = join(task.folder, `jar/openapi-generator-cli-${version}.jar`)
  const onlyClient = '--global-property=apiTests=false,modelTests=false,apiDocs=false,modelDocs=false'
  await run(
    task,
    'java',
    '-jar',
    jar,
    'generate',
    '-i',
    task.document,
    '-g',
    language,
    '-o',
    '.',
    `--additional-properties=${options}`,
    onlyClient,
    ...more,
  )
}

/** Compiles a Maven project, and writes its class path to a file. */
export async function compile(task: Task, classPathFile: string): Promise<void> {
  await run(task, 'mvn', '-q', '-B', 'compile', `${mavenDependencies}:build-classpath`, `-Dmdep.outputFile=${classPathFile}`)
}

// openapi-generator's client for Java, with the HTTP client of the JDK.
import { copyFileSync, mkdirSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { compile, generate } from './openapi-generator.ts'
import { programs, run } from './tool.ts'
import type { Tool } from './tool.ts'

export const openapiGeneratorJava: Tool = {
  name: 'openapi-generator-java',
  needs: ['mvn', 'java', 'javac'],
  async run(task) {
    const packages = 'invokerPackage=client,apiPackage=client.api,modelPackage=client.model'
    const options = `library=native,openApiNullable=false,useSingleRequestParameter=true,${packages}`
    // The label would have the name of a setter.
    await generate(task, 'java', options, '--name-mappings', 'set_featured_image=textToSetFeaturedImage')
    const sources = join(task.folder, 'src/main/java')
    mkdirSync(sources, { recursive: true })
    copyFileSync(join(programs, 'OpenApiGenerator.java'), join(sources, 'OpenApiGenerator.java'))
    await compile(task, 'classpath')
    const classPath = readFileSync(join(task.folder, 'classpath'), 'utf8')
    await run(task, 'java', '-cp', `target/classes${delimiter}${classPath}`, 'OpenApiGenerator')
  },
}

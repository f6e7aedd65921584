// Prints the compiler errors of the given files. It checks no other files, which takes a third of the time.
import ts from 'typescript'

const { config } = ts.readConfigFile('tsconfig.json', (path) => ts.sys.readFile(path)) as { config: object }
const { options } = ts.parseJsonConfigFileContent(config, ts.sys, '.')
// A snippet declares what its reader will use.
const program = ts.createProgram(process.argv.slice(2), { ...options, noUnusedLocals: false })
const found = program
  .getRootFileNames()
  .map((name) => program.getSourceFile(name))
  .flatMap((source) => [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)])
process.stdout.write(
  ts.formatDiagnostics(found, { getCanonicalFileName: (name) => name, getCurrentDirectory: () => process.cwd(), getNewLine: () => '\n' }),
)

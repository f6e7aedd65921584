// Traces with OpenTelemetry, which are sent over OTLP. Registers nothing globally, so a program that the service runs in can have its own.
import type { Attributes, Context, Span } from '@opentelemetry/api'
import type { TracingConfig } from '../config/config.ts'
import { ConfigError } from '../config/env.ts'
import type { ActiveSpan, SpanKind, Tracing } from './tracing.ts'

type Library = Awaited<ReturnType<typeof loadLibrary>>

const PACKAGES = ['api', 'core', 'exporter-trace-otlp-http', 'resources', 'sdk-trace'].map((name) => `@opentelemetry/${name}`)

/** @throws {ConfigError} if its packages are not installed. */
export async function openTracing({ endpoint, serviceName, percent }: TracingConfig): Promise<Tracing> {
  const library = await loadLibrary()
  const { OTLPTraceExporter, BatchSpanProcessor, ParentBasedSampler, TraceIdRatioBasedSampler, TracerProvider } = library
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces` })
  const provider = new TracerProvider({
    resource: library.defaultResource().merge(library.resourceFromAttributes({ 'service.name': serviceName })),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(percent / 100) }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  })
  return tracingWith(provider, library)
}

async function loadLibrary() {
  try {
    const [api, core, exporter, resources, sdk] = await Promise.all([
      import('@opentelemetry/api'),
      import('@opentelemetry/core'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/resources'),
      import('@opentelemetry/sdk-trace'),
    ])
    return { ...api, ...core, ...exporter, ...resources, ...sdk }
  } catch {
    throw new ConfigError(`OTEL_EXPORTER_OTLP_ENDPOINT needs packages. Install them: npm install ${PACKAGES.join(' ')}`)
  }
}

function tracingWith(provider: InstanceType<Library['TracerProvider']>, library: Library): Tracing {
  const { ROOT_CONTEXT, defaultTextMapGetter, defaultTextMapSetter, trace } = library
  const tracer = provider.getTracer('content-service')
  const propagator = new library.W3CTraceContextPropagator()
  const contexts = new WeakMap<object, Context>()
  const kinds: Readonly<Record<SpanKind, number>> = {
    request: library.SpanKind.SERVER,
    operation: library.SpanKind.INTERNAL,
    statement: library.SpanKind.CLIENT,
    job: library.SpanKind.INTERNAL,
    webhook: library.SpanKind.CLIENT,
  }
  return {
    start(kind, name, parent) {
      const context = parent ? (contexts.get(parent) ?? propagator.extract(ROOT_CONTEXT, parent, defaultTextMapGetter)) : ROOT_CONTEXT
      const { title, attributes } = described(kind, name)
      const span = tracer.startSpan(title, { kind: kinds[kind], attributes }, context)
      const inside = trace.setSpan(context, span)
      const active = activeSpan(span, library, () => {
        const headers: Record<string, string> = {}
        propagator.inject(inside, headers, defaultTextMapSetter)
        return headers
      })
      contexts.set(active, inside)
      return active
    },
    end: () => provider.shutdown(),
  }
}

function activeSpan(span: Span, { SpanStatusCode }: Library, headers: ActiveSpan['headers']): ActiveSpan {
  return {
    headers,
    rename: (name) => void span.updateName(name),
    set: (name, value) => void span.setAttribute(name, value),
    end: () => span.end(),
    fail(error) {
      span.setStatus({ code: SpanStatusCode.ERROR, message: (error as Error).message })
      span.end()
    },
  }
}

/** A statement is named after what it does and the first table in it. */
function described(kind: SpanKind, name: string): { title: string; attributes: Attributes } {
  if (kind !== 'statement') return { title: name, attributes: {} }
  const [, verb = 'statement'] = /^\s*(\w+)/.exec(name) ?? []
  const [, table] = /\b(?:from|into|update)\s+"?(\w+)/i.exec(name) ?? []
  return { title: [verb.toLowerCase(), table].filter(Boolean).join(' '), attributes: { 'db.query.text': name } }
}

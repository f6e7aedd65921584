// The metrics of a service as Prometheus reads them.

/** Returns the value of each series, such as `webhook_deliveries_total{outcome="failed"}`. */
export async function readMetrics(baseUrl: string): Promise<Record<string, number>> {
  const text = await (await fetch(`${baseUrl}/metrics`)).text()
  return Object.fromEntries([...text.matchAll(/^([a-z]\S*(?:\{.*\})?) (\S+)$/gm)].map(([, series = '', value]) => [series, Number(value)]))
}

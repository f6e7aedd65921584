# The service as an image: `docker build --tag content-service .`

FROM node:24.21.0-slim AS dependencies
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
# The client of S3-compatible stores is optional for the service; the image has it, in the version of package-lock.json.
RUN npm pkg set "dependencies.@aws-sdk/client-s3=$(npm pkg get 'devDependencies.@aws-sdk/client-s3' | tr -d '"')" \
 && npm pkg delete 'devDependencies.@aws-sdk/client-s3' peerDependencies peerDependenciesMeta \
 && npm ci --omit=dev \
 && npm cache clean --force

FROM node:24.21.0-slim
ENV NODE_ENV=production \
    HOST=0.0.0.0 \
    PORT=3000 \
    DATABASE_URL=file:/data/content.sqlite \
    MEDIA_DIR=/data/uploads \
    DEMO_CONTENT=off
WORKDIR /app
COPY --from=dependencies /app/node_modules node_modules
COPY LICENSE package.json ./
COPY vendor vendor
COPY docs/guides docs/guides
COPY docs/compatibility.md docs/interface-changelog.md docs/
COPY generated generated
COPY themes themes
COPY server server
# The tools for assistants.
COPY mcp mcp
COPY client/query.ts client/query.ts
RUN mkdir /data .compile-cache && chown node:node /data .compile-cache
USER node
# Compiles the modules, which takes half of the time of a first start.
ENV NODE_COMPILE_CACHE=/app/.compile-cache
RUN node --import ./server/prepare.js server/main.ts --help
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s --retries=3 \
  CMD ["node", "--eval", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--import", "./server/prepare.js", "server/main.ts"]

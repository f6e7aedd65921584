# The service as an image: `docker build --tag content-service .`

FROM node:24.21.0-slim AS package
WORKDIR /build
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN node scripts/package/server.ts

FROM node:24.21.0-slim AS dependencies
WORKDIR /app
COPY --from=package /build/dist/server ./
# The client of S3-compatible stores is optional for the service; the image has it.
RUN npm ci --omit=dev \
 && npm install --no-save @aws-sdk/client-s3@3.1169.0 \
 && npm cache clean --force

FROM node:24.21.0-slim
ENV NODE_ENV=production \
    HOST=0.0.0.0 \
    PORT=3000 \
    DATABASE_URL=file:/data/content.sqlite \
    MEDIA_DIR=/data/uploads \
    DEMO_CONTENT=off
WORKDIR /app
COPY --from=dependencies /app ./
RUN mkdir /data .compile-cache && chown node:node /data .compile-cache \
 && ln -s /app/server/command.js /usr/local/bin/content-service && chmod +x server/command.js
USER node
# Compiles the modules, which takes half of the time of a first start.
ENV NODE_COMPILE_CACHE=/app/.compile-cache
RUN content-service start --help
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s --retries=3 \
  CMD ["node", "--eval", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["content-service", "start"]

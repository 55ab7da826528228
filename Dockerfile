# The image of the server: Node, the program and what it needs, nothing else; no shell, no package manager.
# docs/operations.md says how it is run. BUILD_BASE is any Debian with npm and the tools `ldd` and `strip`.
ARG BUILD_BASE=docker.io/library/node:24-bookworm

FROM ${BUILD_BASE} AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN --mount=type=cache,target=/root/.npm npm ci --include=dev --no-audit --no-fund
COPY . .
RUN node scripts/build.mjs --unless-built \
  && node_modules/node/bin/node scripts/image/collect-runtime.ts /runtime \
  && mkdir -p /writable && mkdir -m 700 /writable/data

FROM scratch
COPY --from=build /runtime/ /
# A volume that is made for it belongs to whom the folder belongs.
COPY --from=build --chown=10001:10001 /writable/ /
USER 10001:10001
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data HOME=/data MALLOC_ARENA_MAX=2 MALLOC_TRIM_THRESHOLD_=131072 PATH=/app/node_modules/node/bin
EXPOSE 3000
VOLUME /data
HEALTHCHECK --interval=10s --timeout=5s --start-period=20s CMD ["/app/node_modules/node/bin/node", "scripts/check-health.ts"]
ENTRYPOINT ["/app/node_modules/node/bin/node"]
CMD ["--max-semi-space-size=8", "--max-inlined-bytecode-size-cumulative=5000", "--max-valid-polymorphic-map-count=8", "--expose-gc", "bin/build/serve.js"]

# Builds everything in one image and leaves only what runs in the other.
ARG NODE_IMAGE=node:22-bookworm-slim
FROM ${NODE_IMAGE} AS build
ARG NODE_IMAGE
ARG ALLOW_UNPINNED=
WORKDIR /binario
COPY container/pinned.sh container/
RUN sh container/pinned.sh "$NODE_IMAGE" "$ALLOW_UNPINNED"
COPY . .
RUN npm ci --include=dev --no-audit --no-fund \
 && node scripts/build.mjs \
 && node scripts/web-build.mjs \
 && npm prune --omit=dev --ignore-scripts --no-audit --no-fund \
 && find packages games -mindepth 2 -maxdepth 2 ! -name dist ! -name package.json ! -name node_modules -exec rm -rf {} + \
 && find packages games -name '*.tsbuildinfo' -delete \
 && rm -rf packages/trials node_modules/@binario/trials

FROM ${NODE_IMAGE}
ENV NODE_ENV=production HOST=0.0.0.0 PORT=1849 BINARIO_DATA=/data
WORKDIR /binario
COPY --from=build /binario/package.json ./
COPY --from=build /binario/node_modules node_modules
COPY --from=build /binario/packages packages
COPY --from=build /binario/games games
COPY --from=build /binario/dist dist
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 1849
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/ready').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Not through npm: signals must reach the server itself.
ENTRYPOINT ["node", "packages/cli/dist/main.js"]
CMD ["serve"]

# A Node service: what its programs reach, and the Node of the lockfile, on a bare base.
#   SERVICE   its program, from the repository's root
#   OTHERS    what it starts as processes, or reads
ARG BASE_IMAGE=debian:bookworm-slim
ARG NODE_IMAGE=node:22-bookworm-slim

FROM ${NODE_IMAGE} AS manifests
COPY . /source
WORKDIR /source
RUN mkdir /manifests && find . -name package.json -o -name package-lock.json | xargs cp --parents -t /manifests

FROM ${NODE_IMAGE} AS packages
WORKDIR /artha
COPY --from=manifests /manifests ./
RUN --mount=type=cache,target=/npm-cache npm ci --cache /npm-cache --no-audit --no-fund

FROM packages AS traced
COPY site.config.json ./
COPY shared shared
COPY observability observability
COPY platform platform
COPY statements statements
ARG SERVICE
ARG OTHERS=""
RUN node_modules/.bin/node platform/containers/trace.ts /traced ${SERVICE} ${OTHERS} \
  && ln -s ${SERVICE} /traced/main.ts \
  && mkdir -p /folders/keys /folders/data && find /traced /folders | xargs touch --no-dereference --date @946684800

FROM ${BASE_IMAGE}
COPY --from=packages /artha/node_modules/node/bin/node /usr/local/bin/node
COPY --chmod=555 deploy/docker/healthy /usr/local/bin/healthy
# Volumes take their owner from here.
COPY --from=traced --chown=10001:10001 /folders /
COPY --from=traced /traced /artha
WORKDIR /artha
USER 10001:10001
ENV NODE_ENV=production PORT=8080 HOST=0.0.0.0
EXPOSE 8080
CMD ["node", "main.ts"]

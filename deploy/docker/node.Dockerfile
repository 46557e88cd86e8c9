# Everything of ours that runs on Node. Targets:
#   service   a program: the files that it uses, and the Node of the lockfile, on a bare base
#   remote    the release of one remote, built separately, and the program that publishes it
# The package.json of its content decides the sources of an image: copy-sources.
ARG BASE_IMAGE=debian:bookworm-slim
ARG NODE_IMAGE=node:22-bookworm-slim

FROM ${NODE_IMAGE} AS manifests
RUN --mount=type=bind,target=/context \
  mkdir /manifests && cd /context && find . -name package.json -o -name package-lock.json | xargs cp --parents -t /manifests

FROM ${NODE_IMAGE} AS packages
WORKDIR /artha
COPY --from=manifests /manifests ./
RUN --mount=type=cache,target=/npm-cache npm ci --omit=dev --omit=peer --cache /npm-cache --no-audit --no-fund

# Stages of sources run whenever anything changes; those after them only when their own sources do.
FROM packages AS service-sources
#   SERVICE   the program, from the repository's root
#   OTHERS    programs that it starts, and folders, files and patterns of files that it reads
ARG SERVICE=platform/containers/remote.ts
ARG OTHERS=""
RUN --mount=type=bind,target=/artha/context,rw \
  context/deploy/docker/copy-sources context /sources platform/containers/trace.ts ${SERVICE} ${OTHERS}

FROM packages AS traced
COPY --from=service-sources /sources ./
ARG SERVICE=platform/containers/remote.ts
ARG OTHERS=""
RUN node_modules/.bin/node platform/containers/trace.ts /traced ${SERVICE} ${OTHERS} \
  && ln -s ${SERVICE} /traced/main.ts \
  && mkdir -p /folders/keys /folders/data && find /traced /folders | xargs touch --no-dereference --date @946684800

FROM packages AS release-sources
#   REMOTE    the folder of the remote, such as mfe-tax
ARG REMOTE
RUN --mount=type=bind,target=/artha/context,rw \
  context/deploy/docker/copy-sources context /sources platform/kit/artha.ts ${REMOTE}

FROM packages AS release
COPY --from=release-sources /sources ./
ARG REMOTE
RUN cd ${REMOTE} && ../node_modules/.bin/node ../platform/kit/artha.ts build \
  && cp -r dist /release && find /release | xargs touch --date @946684800

FROM ${BASE_IMAGE} AS service
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

FROM service AS remote
COPY --from=release /release /release
ENTRYPOINT ["node", "main.ts"]
CMD []

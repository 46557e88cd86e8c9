# One remote: its own release, built alone, and what publishes it.
#   REMOTE   its folder, such as mfe-tax
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

FROM packages AS publisher
COPY shared shared
COPY platform platform
RUN node_modules/.bin/node platform/containers/trace.ts /traced platform/containers/remote.ts

FROM packages AS release
COPY tsconfig.base.json ./
COPY shared shared
COPY platform platform
ARG REMOTE
COPY ${REMOTE} ${REMOTE}
RUN cd ${REMOTE} && ../node_modules/.bin/node ../platform/kit/artha.ts build \
  && cp -r dist /release && find /release | xargs touch --date @946684800

FROM ${BASE_IMAGE}
COPY --from=packages /artha/node_modules/node/bin/node /usr/local/bin/node
COPY --chmod=555 deploy/docker/healthy /usr/local/bin/healthy
COPY --from=publisher /traced /artha
COPY --from=release /release /release
WORKDIR /artha
USER 10001:10001
ENV NODE_ENV=production PORT=8080 HOST=0.0.0.0
EXPOSE 8080
ENTRYPOINT ["node", "platform/containers/remote.ts"]

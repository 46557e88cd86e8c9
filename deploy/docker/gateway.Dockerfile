# The gateway: nginx with the configuration of deploy/gateway, as a user without privileges.
ARG NGINX_IMAGE=nginx:1.30
FROM ${NGINX_IMAGE}
COPY --chmod=444 deploy/gateway/nginx.conf /etc/nginx/gateway.conf
COPY --chmod=444 deploy/gateway/*-headers.conf deploy/gateway/metrics.conf deploy/gateway/trace.conf deploy/gateway/otel.conf /etc/nginx/
COPY --chmod=555 deploy/gateway/start /usr/local/bin/gateway
COPY --chmod=555 deploy/docker/healthy /usr/local/bin/healthy
USER 10001:10001
EXPOSE 8080 8443 8081
HEALTHCHECK --interval=10s --timeout=5s --start-period=10s --start-interval=500ms CMD ["healthy", "8081", "/healthz"]
STOPSIGNAL SIGQUIT
ENTRYPOINT []
CMD ["gateway"]

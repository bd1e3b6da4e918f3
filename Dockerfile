# The site and its own server, for behind a proxy that ends TLS:
#   docker build --build-arg SITE_URL=https://cairn.example -t cairn .
#   docker run -p 9000:9000 -e API_HOST=… -e API_SECRET=… -e RELAY_CLIENT_HEADER=x-forwarded-for cairn
FROM node:24-slim AS build
WORKDIR /site
COPY package*.json .npmrc ./
RUN npm ci --omit=dev
COPY . .
# Compiled in: .env.example says what they mean.
ARG SITE_URL GATSBY_APP_URL GATSBY_AUTH0_DOMAIN GATSBY_AUTH0_CLIENT_ID ANALYTICS_SCRIPT ANALYTICS_DATA CMS_REPOSITORY CMS_BRANCH CMS_BACKEND
RUN npm run build:server

FROM node:24-slim
WORKDIR /site
COPY --from=build /site/.local/server.mjs ./
COPY --from=build /site/public public
ENV NODE_ENV=production HOST=0.0.0.0 PORT=9000
USER node
EXPOSE 9000
HEALTHCHECK CMD ["node", "-e", "fetch('http://127.0.0.1:9000/').then(({ ok }) => process.exit(ok ? 0 : 1))"]
CMD ["node", "server.mjs"]

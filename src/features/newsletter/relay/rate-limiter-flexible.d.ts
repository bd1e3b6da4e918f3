/** Two limiters by path: the package's entry imports fifteen databases, with a webpack warning on every build. */
declare module "rate-limiter-flexible/lib/RateLimiterMemory" {
  export { RateLimiterMemory as default } from "rate-limiter-flexible";
}
declare module "rate-limiter-flexible/lib/RateLimiterRedis" {
  export { RateLimiterRedis as default } from "rate-limiter-flexible";
}
declare module "rate-limiter-flexible/lib/RateLimiterRes" {
  export { RateLimiterRes as default } from "rate-limiter-flexible";
}

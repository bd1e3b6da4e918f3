/**
 * The limiters one by one. The package's own entry brings those for fifteen databases, and webpack a warning about one of
 * them on every build.
 */
declare module "rate-limiter-flexible/lib/RateLimiterMemory" {
  export { RateLimiterMemory as default } from "rate-limiter-flexible";
}
declare module "rate-limiter-flexible/lib/RateLimiterRedis" {
  export { RateLimiterRedis as default } from "rate-limiter-flexible";
}
declare module "rate-limiter-flexible/lib/RateLimiterRes" {
  export { RateLimiterRes as default } from "rate-limiter-flexible";
}

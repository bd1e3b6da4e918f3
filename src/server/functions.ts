/** Runs Gatsby Functions without Gatsby. */
import type { FastifyReply, FastifyRequest } from "fastify";
import type { GatsbyFunctionRequest, GatsbyFunctionResponse } from "gatsby";

/** A Gatsby Function. */
export type Handler = (req: GatsbyFunctionRequest, res: GatsbyFunctionResponse) => unknown;

/** A request as Functions read it. Its body is unparsed: src/features/newsletter/relay/request.ts. */
export const gatsbyRequest = ({ raw, body }: FastifyRequest): GatsbyFunctionRequest =>
  Object.assign(raw, { body }) as unknown as GatsbyFunctionRequest;

/** A reply with the methods of Express that Functions use. https://expressjs.com/en/5x/api/#res */
export function gatsbyResponse(reply: FastifyReply): GatsbyFunctionResponse {
  const response = {
    get headersSent() {
      return reply.sent;
    },
    setHeader: (name: string, value: string) => reply.header(name, value),
    status: (code: number) => {
      reply.code(code);
      return response;
    },
    send: (body: string) => reply.send(body),
    json: (value: unknown) => reply.send(value),
  };
  return response as unknown as GatsbyFunctionResponse;
}

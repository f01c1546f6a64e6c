import { Controller, Get, Param, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { pageOfCode } from '../http/short-links';

@Controller()
export class ShortLinksController {
  @Get('/l/:code')
  async follow(@Param('code') code: string, @Res() reply: FastifyReply): Promise<void> {
    await reply.redirect(pageOfCode(code) ?? '/', 302);
  }
}

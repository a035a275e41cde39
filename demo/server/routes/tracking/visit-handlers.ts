import type { Catalogue } from '../../services/menu/business-catalogue.ts';
import type { VisitService } from '../../services/tracking/visit-service.ts';
import type { Handlers } from '../api/call-handler.ts';
import type { ReadClientInfo } from '../http/client-info.ts';
import { sendPrivateJson } from '../http/json-response.ts';

interface VisitDeps {
  readonly catalogue: Catalogue;
  readonly visits: VisitService;
  readonly readClientInfo: ReadClientInfo;
}

/** Handler that counts visits, queues marketing events if there is consent, and withdraws consent. */
export const createVisitHandlers = ({ catalogue, visits, readClientInfo }: VisitDeps) =>
  ({
    async visit({ c, params, body: { tracking, withdrawn: visitorWithoutConsent } }) {
      const business = await catalogue.getBusiness(params.reference_id);
      const client = readClientInfo(c);
      if (visitorWithoutConsent !== undefined)
        await visits.withdrawConsent(business, visitorWithoutConsent, client.ip);
      else if (tracking) await visits.queueSteps(business, tracking, client);
      else await visits.countVisit(business, client.ip);
      return sendPrivateJson(c, { error: 0 });
    },
  }) satisfies Handlers;

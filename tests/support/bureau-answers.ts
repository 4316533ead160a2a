/** Answers of the First Credit Bureau and of the state base of persons, in the form of public samples. */
import { envelope } from './soap-line.ts';

export const LOGIN_REFUSED = envelope(
  '<ns2:GetReportResponse xmlns:ns2="http://ws.creditinfo.com/"><ns2:GetReportResult><CigResultError><Errmessage code="1104">Неверный логин</Errmessage></CigResultError></ns2:GetReportResult></ns2:GetReportResponse>',
);
export const refusedReport = (code: string) => LOGIN_REFUSED.replace('1104', code);
export const scored = (inside: string) =>
  envelope(`<ScoreResponse xmlns="http://score.ws.creditinfo.com/"><return>${inside}</return></ScoreResponse>`);
export const SCORED = scored(
  '<IdQuery>3619</IdQuery><ErrorCode>0</ErrorCode><Score>73.0</Score><ScoreByML>444.0</ScoreByML><RiskGradeByML>B1</RiskGradeByML>',
);

type Figures = { instalment?: string; days?: string; overdue?: string };
const contract = ({ instalment = '0,00 KZT', days = '0', overdue = '0,00 KZT' }: Figures) => `
  <Contract ContractTypeCode="Contract.Type.CreditContract" Currency="KZT">
    <NumberOfOverdueInstalments title="Количество дней просрочки" value="${days}"/>
    <OverdueAmount title="Сумма просроченных взносов" value="${overdue}"/>
    <MonthlyInstalmentAmount title="Минимальный платеж" value="${instalment}"/>
    <SubjectRole number="1" title="Роль субъекта" value="Заёмщик"/>
  </Contract>`;
type Told = { iin?: string; contracts?: readonly Figures[]; stop?: string; without?: RegExp };
export function reported({ iin = '900515300008', contracts = [], stop = '2', without = /^$/ }: Told = {}): string {
  return envelope(`<ns2:GetReportResponse xmlns:ns2="http://ws.creditinfo.com/"><ns2:GetReportResult>
    <CigResult Version="4.0"><DateTime>22.12.2021 21:46:59</DateTime><ReferenceId>10</ReferenceId>
    <ResultCode>10</ResultCode><Result><Root>
      <Header ReportCode="Report.ReportName.Standard"><IIN id="14" title="ИИН" value="${iin}"/></Header>
      <ExistingContracts title="ДЕЙСТВУЮЩИЕ ДОГОВОРА">${contracts.map(contract).join('')}</ExistingContracts>
      <TerminatedContracts>${contract({ instalment: '900 000,00 KZT', days: '300', overdue: '90 000,00 KZT' })}</TerminatedContracts>
      <PublicSources><StopCredit><Status id="${stop}" title="Статус субъекта"/></StopCredit></PublicSources>
    </Root></Result></CigResult></ns2:GetReportResult></ns2:GetReportResponse>`).replace(without, '');
}

type Person = { iin?: string; birth?: string; life?: string; more?: string; status?: string; result?: string };
export function person({
  iin = '900515300008',
  birth = '1990-05-15',
  life = '0',
  more = '',
  status,
  result,
}: Person = {}): string {
  const one = `<person><iin>${iin}</iin><surname>СЕРИКОВ</surname><birthDate>${birth}</birthDate>
    <lifeStatus><code>${life}</code><nameRu>Нормальный</nameRu></lifeStatus>${more}</person>`;
  return inBase({ persons: one, ...(status ? { status } : {}), ...(result ? { result } : {}) });
}
export function inBase({ persons = '', status = 'SCSS001', result = '00000' }): string {
  return `<soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"><soap:Body>
    <ns2:getPersonResponse xmlns:ns2="http://data.gbd.chdb.scb.kz/"
      xmlns:ns3="http://gbd.chdb.scb.kz/xml/person">
      <return>
      <ns3:Person>
        <responseInfo><status><code>${status}</code><message>About 900515300008</message></status></responseInfo>
        <responseData><data><messageResult><code>${result}</code></messageResult>
          <persons>${persons}</persons></data></responseData>
      </ns3:Person>
    </return></ns2:getPersonResponse></soap:Body></soap:Envelope>`;
}

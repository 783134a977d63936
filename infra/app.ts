import { App, Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks } from 'cdk-nag';
import { insistBuilt, NotBuilt } from './built';
import { acknowledge } from './nag';
import { settingsOf, UnfitSettings } from './settings';
import { CasebookStack } from './stack';

try {
  const app = new App();
  const settings = settingsOf(app.node);
  insistBuilt();
  acknowledge(new CasebookStack(app, settings));
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
} catch (error) {
  if (!(error instanceof UnfitSettings || error instanceof NotBuilt)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

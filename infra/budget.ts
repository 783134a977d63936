import { Stack } from 'aws-cdk-lib';
import { CfnBudget } from 'aws-cdk-lib/aws-budgets';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { Topic } from 'aws-cdk-lib/aws-sns';
import { Construct } from 'constructs';

interface BudgetProps {
  /** USD a month. */
  readonly most: number;
  readonly told: Topic;
}

/**
 * Tells when the account costs more than it is meant to: all of it, since AWS tells one stack from another only when somebody
 * has asked for that by hand. It tells the alarms' topic: a budget with addresses of its own could not change them.
 */
export class Budget extends Construct {
  constructor(scope: Construct, id: string, { most, told }: BudgetProps) {
    super(scope, id);
    const { account, region, stackName } = Stack.of(this);
    const permission = told.addToResourcePolicy(
      new PolicyStatement({
        principals: [new ServicePrincipal('budgets.amazonaws.com')],
        actions: ['sns:Publish'],
        resources: [told.topicArn],
        conditions: { StringEquals: { 'aws:SourceAccount': account } },
      }),
    );
    const budget = new CfnBudget(this, 'Month', {
      budget: {
        budgetName: `${stackName}-${region}`,
        budgetType: 'COST',
        timeUnit: 'MONTHLY',
        budgetLimit: { amount: most, unit: 'USD' },
      },
      notificationsWithSubscribers: [
        { notificationType: 'ACTUAL', threshold: 80 },
        { notificationType: 'FORECASTED', threshold: 100 },
      ].map((notification) => ({
        notification: { ...notification, comparisonOperator: 'GREATER_THAN', thresholdType: 'PERCENTAGE' },
        subscribers: [{ subscriptionType: 'SNS', address: told.topicArn }],
      })),
    });
    // AWS tries whether it may write there.
    if (permission.policyDependable) budget.node.addDependency(permission.policyDependable);
  }
}
